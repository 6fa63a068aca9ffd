/** The subset of Markdown that the rules use: headings, paragraphs, lists, tables, bold, emphasis, code, links. */

export type Block =
  | { kind: 'heading'; level: number; html: string; id: string }
  | { kind: 'paragraph'; html: string; id?: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign);
}

/** Bold, emphasis, code and links inside a line. */
export function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\((#[^)\s]+|https:[^)\s]+)\)/g, '<a href="$2">$1</a>');
}

const cells = (line: string) =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

export function parse(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const take = (matches: (line: string) => boolean): string[] => {
      const taken: string[] = [];
      while (at < lines.length && matches(lines[at] ?? '')) taken.push(lines[at++] ?? '');
      return taken;
    };
    if (line.trim() === '') {
      at += 1;
    } else if (line.startsWith('#')) {
      at += 1;
      const level = /^#+/.exec(line)?.[0].length ?? 1;
      const title = line.slice(level).trim();
      const number = /^(\d+)/.exec(title)?.[1];
      blocks.push({ kind: 'heading', level, html: inline(title), id: number ? `rule-${number}` : '' });
    } else if (line.trimStart().startsWith('|')) {
      const [head = '', , ...rows] = take((next) => next.trimStart().startsWith('|'));
      blocks.push({ kind: 'table', head: cells(head), rows: rows.map(cells) });
    } else if (/^\s*(?:[-*]|\d+\.)\s/.test(line)) {
      const ordered = /^\s*\d/.test(line);
      const items: string[] = [];
      for (const next of take((next) => next.trim() !== '')) {
        const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(next)?.[1];
        if (item !== undefined) items.push(item);
        else items.push(`${items.pop() ?? ''} ${next.trim()}`);
      }
      blocks.push({ kind: 'list', ordered, items: items.map(inline) });
    } else {
      const paragraph = take((next) => next.trim() !== '' && !/^(?:#|\s*\||\s*[-*]\s)/.test(next)).join(' ');
      const number = /^\*\*(\d+(?:\.\d+)*[a-z]?)\*\*/.exec(paragraph)?.[1];
      const html = inline(paragraph);
      blocks.push(number ? { kind: 'paragraph', html, id: `rule-${number}` } : { kind: 'paragraph', html });
    }
  }
  return blocks;
}
