/** What a card of the first page says, and where it leads: to the list of exactly what it counts. */
export type DayCard = {
  /** Its text is `home.<name>`. */
  name: string
  to: string
  /** Undefined until it is known. */
  count?: number | undefined
  /** As far as was counted, where that is not a thousand. */
  countedTo?: number
  /** In place of a number: when something was done last. */
  text?: string | undefined
  /** `urgent`: somebody waits, or something is lost; `plain` tells of the day and asks for nothing. */
  kind?: 'urgent' | 'work' | 'plain'
}

export type CardLook = 'urgent' | 'work' | 'plain' | 'quiet'

/** A card at zero stands back. */
export function lookOf({ count, text, kind = 'work' }: DayCard): CardLook {
  if (count === 0 && text === undefined) return 'quiet'
  return kind
}

const places: readonly CardLook[] = ['urgent', 'work', 'plain', 'quiet']

/** What is urgent first, what is nothing last; among their like they stay as they were written down. */
export function inOrderOfUrgency(cards: readonly DayCard[]): DayCard[] {
  return cards.toSorted((one, other) => places.indexOf(lookOf(one)) - places.indexOf(lookOf(other)))
}
