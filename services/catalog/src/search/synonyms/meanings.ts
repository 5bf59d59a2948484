/** Words that shoppers ask by, then the words that titles and descriptions have; each in one line, by spaces. */
type Meaning = [asked: string, means: string]

/** `same` always counts; `akin` is the nearest there is, shown only where the word itself finds nothing. */
export type Meanings = { same: readonly Meaning[]; akin: readonly Meaning[] }
