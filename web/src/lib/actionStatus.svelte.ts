import { thrownText } from './errors';

/** The outcome of the reader's last action, in one line beside it. */
export class ActionStatus {
  text = $state('');
  failed = $state(false);
  #actions = 0;

  /** Runs an action that resolves to its status line. If another one has begun meanwhile, only that one's outcome is shown. */
  async run(action: () => Promise<string>): Promise<void> {
    const number = ++this.#actions;
    const [text, failed] = await action().then(
      (text) => [text, false] as const,
      (error: unknown) => [thrownText(error), true] as const,
    );
    if (number === this.#actions) [this.text, this.failed] = [text, failed];
  }
}
