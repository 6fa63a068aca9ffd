/** What the reader has begun to choose, and what may still come of it. */
import { among, begin, leads, meant, paid, same, sorted, type Choice } from './choose';
import {
  goblinsOf,
  isSize,
  type Action,
  type Card,
  type Goblins,
  type Project,
  type Spot,
  type View,
} from './table';

type Table = {
  /** What may be chosen now. */
  choices: () => readonly Choice[];
  view: () => View;
  /** The own cards. */
  cards: () => readonly Card[];
  send: (choice: Choice) => void;
  why: (action: Action) => void;
};

export class Desk {
  /** The card under the pointer or the focus. */
  looked = $state.raw<Spot | null>(null);
  /** The card that a finger has touched once. */
  picked = $state.raw<Spot | null>(null);
  project = $state<Project | null>(null);
  /** Where the chosen goblins are in the hand. */
  chosen = $state.raw<readonly number[]>([]);
  /** Whether a bot would choose nothing more. */
  ending = $state(false);

  readonly table: Table;
  constructor(table: Table) {
    this.table = table;
  }

  choices = $derived.by(() => this.table.choices());
  #sorted = $derived(sorted(this.choices));
  takes = $derived(this.#sorted.takes);
  payments = $derived(this.#sorted.payments);
  keeps = $derived(this.#sorted.keeps);
  done = $derived(this.#sorted.done);
  pay = $derived.by(() => {
    const cards = this.table.cards();
    return goblinsOf(this.chosen.flatMap((index) => cards[index] ?? []));
  });
  payment = $derived(paid(this.payments, this.project, this.pay));
  keep = $derived(this.keeps.find(({ goblins }) => same(goblins, this.pay)) ?? null);
  /** The card that would be taken, and the choice that takes it. */
  aim = $derived.by(() => {
    const spot = this.picked ?? this.looked;
    const choice = spot && this.takes.get(spot.space);
    return choice ? { spot, choice } : null;
  });
  /** What would be sent as things lie. */
  choice = $derived(
    this.ending
      ? this.done
      : (this.aim?.choice ??
          this.payment?.choice ??
          (this.project === null ? this.keep?.choice : null) ??
          null),
  );
  /** Goblins stay unless somebody sends them away: what cannot be made good is not what a click too many does. */
  #first = $derived.by(() => {
    const all = goblinsOf(this.table.cards());
    return this.keeps.some(({ goblins }) => same(goblins, all)) ? this.#held(all) : [];
  });
  begun = $derived(this.aim !== null || this.project !== null || this.chosen.length !== this.#first.length);

  putBack = (): void => {
    [this.looked, this.picked, this.project, this.chosen, this.ending] = [
      null,
      null,
      null,
      this.#first,
      false,
    ];
  };

  look = (spot: Spot | null): void => {
    this.looked = spot;
  };

  /** A finger cannot look before it leaps: the first touch shows what the card brings, the second takes it. */
  take = (spot: Spot, touched: boolean): void => {
    const choice = this.takes.get(spot.space);
    if (!choice) this.table.why({ do: 'take', space: spot.space });
    else if (touched && this.picked?.space !== spot.space) this.picked = spot;
    else this.table.send(choice);
  };

  /** What this goblin would be chosen for: something, nothing, or there is nothing to choose. */
  may = (index: number): boolean | null => {
    const card = this.table.cards()[index];
    if (card !== 'goblin' && card !== 'goblin-pair') return null;
    if (this.chosen.includes(index)) return true;
    const more = this.#with(card);
    if (this.keeps.length > 0) return this.keeps.some(({ goblins }) => among(more, goblins));
    return this.payments.length > 0 ? leads(this.payments, this.project, more) : null;
  };

  choose = (index: number): void => {
    const card = this.table.cards()[index];
    if (this.chosen.includes(index)) this.chosen = this.chosen.filter((other) => other !== index);
    else if (this.may(index)) this.chosen = [...this.chosen, index];
    else if (card) {
      const action = meant(this.payments, this.project, this.#with(card));
      if (action) this.table.why(action);
    }
  };

  offered = (project: Project): boolean => this.payments.some((payment) => payment.project === project);

  chooseProject = (project: Project): void => {
    if (this.project === project) return this.putBack();
    if (!this.offered(project)) return this.table.why(this.#everythingFor(project));
    const wanted = begin(this.payments, project, this.pay);
    if (!same(wanted, this.pay)) this.chosen = this.#held(wanted);
    this.project = project;
  };

  /** Begins a choice as if it had been clicked together. */
  layOut(choice: Choice): void {
    const payment = this.payments.find((other) => other.choice === choice);
    const goblins = payment?.pay ?? this.keeps.find((other) => other.choice === choice)?.goblins;
    this.putBack();
    this.picked =
      this.table
        .view()
        .board.flat()
        .find((spot) => spot && this.takes.get(spot.space) === choice) ?? null;
    this.project = payment?.project ?? null;
    if (goblins) this.chosen = this.#held(goblins);
    this.ending = choice === this.done;
  }

  #with(card: Card): Goblins {
    const { singles, pairs } = goblinsOf([card]);
    return { singles: this.pay.singles + singles, pairs: this.pay.pairs + pairs };
  }

  /** Where these goblins are in the hand. */
  #held({ singles, pairs }: Goblins): number[] {
    const cards = this.table.cards();
    const indexes = (kind: Card, count: number) =>
      cards.flatMap((card, index) => (card === kind ? [index] : [])).slice(0, count);
    return [...indexes('goblin-pair', pairs), ...indexes('goblin', singles)];
  }

  /** If not even all goblins together may pay for it, the reason lies elsewhere or they are too few. */
  #everythingFor(project: Project): Action {
    const pay = goblinsOf(this.table.cards());
    return isSize(project) ? { do: 'build', size: project, pay } : { do: 'offer', special: project, pay };
  }
}
