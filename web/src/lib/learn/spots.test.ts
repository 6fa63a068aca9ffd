// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { reveal } from './spots';

let scrolled: string[] = [];
beforeEach(() => {
  scrolled = [];
  document.body.replaceChildren();
});

function thing(spot: string, inner: string, width = 20): void {
  const made = document.createElement('div');
  made.dataset['spot'] = spot;
  made.innerHTML = inner;
  made.getBoundingClientRect = () => new DOMRect(0, 0, width, 20);
  made.scrollIntoView = () => void scrolled.push(spot);
  document.body.append(made);
}

test('where not everything fits, what can be pressed is seen, and of that the first', () => {
  thing('shop:one', '<button>One</button>');
  thing('shop:two', '<button>Two</button>');
  thing('fancy:dragon', '<p>Looked at</p>');
  thing('park:1', '<button>Behind a tab</button>', 0);
  reveal(document.body, ['fancy:dragon', 'shop:one', 'park:1', 'shop:two', 'none:here']);
  expect(scrolled).toEqual(['fancy:dragon', 'shop:two', 'shop:one']);
});
