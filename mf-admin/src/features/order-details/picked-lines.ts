type Line = { article: string; size: string; bundle: string | null }

/** How many items of which line; lines are named by `keyOf`. */
export type Picked = Readonly<Record<string, number>>

export function keyOf({ article, size, bundle }: Line): string {
  return [article, size, bundle ?? ''].join('/')
}

/** Every line with all that may be taken of it. */
export function allOf<Known extends Line>(lines: readonly Known[], most: (line: Known) => number): Picked {
  return Object.fromEntries(lines.map(line => [keyOf(line), most(line)]))
}

/** What was picked, as the calls name it. */
export function pickedLines<Known extends Line>(lines: readonly Known[], picked: Picked) {
  return lines
    .map(line => ({ article: line.article, size: line.size, bundle: line.bundle, count: picked[keyOf(line)] ?? 0 }))
    .filter(({ count }) => count > 0)
}
