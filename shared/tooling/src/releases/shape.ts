/** A type as a contract keeps it: enough to say whether a value of one goes where another is expected. */
export type Shape =
  /** Of this nothing is compared: a type parameter, what lies too deep, what is inside itself. */
  | { is: 'open' }
  /** A primitive, a fixed value, or a type of a package with what it is of. */
  | { is: 'name'; name: string; of?: Shape[] }
  | { is: 'list'; of: Shape }
  | { is: 'choice'; of: Shape[] }
  | { is: 'object'; fields: Record<string, Member> }
  | { is: 'function'; takes: Parameter[]; gives: Shape }

export type Member = { shape: Shape; isOptional?: true }
export type Parameter = Member & { name: string }
