import type { RoleWithScreens } from '#domain/people/roles';

/**
 * A name by its message id, so that a tour works in each language of the console. A placeholder of the message stands
 * for any text, unless `values` has a message id for it.
 */
export type MessageName =
  | string
  | {
      id: string;
      values?: Readonly<Record<string, string>>;
      /** The name may go on: the label of a field may say that it is required. */
      begins?: true;
    };

/** The first visible element with this role and name; null: with any name. */
export interface TourTarget {
  role: string;
  name: MessageName | null;
  /** Without a name: the only one of its role. */
  within?: { role: string; name?: MessageName };
  /** The target instead, where the page does not show this one: a phone has the list of a queue without its record. */
  orElse?: Omit<TourTarget, 'orElse'>;
}

/** The texts of a card; the Spanish and the Chinese console show the English one. */
export type CardTexts = Readonly<Record<'ja' | 'en', string>>;

export interface TourStep {
  /** Path and query below the city: `reserve?state=waiting`. */
  at: string;
  /** A city without this feature of its menu has no such page, so its tour has no such step. */
  feature?: string;
  /** The step goes on with what the step before has opened or changed, whatever the query is. */
  stays?: boolean;
  /** Null: the step is about the whole page. */
  target: TourTarget | null;
  text: CardTexts;
  /** What the visitor does with the target; the card does it for them, if they go on without it. */
  visitorTask?: { press: true } | { type: CardTexts };
}

/** The day of a role in its console. */
export interface Tour {
  role: RoleWithScreens;
  minutes: number;
  /** The record that a step needs, as a link asks for it (mocks/harness/link/wanted); not every city has one. */
  want?: string;
  steps: readonly TourStep[];
}
