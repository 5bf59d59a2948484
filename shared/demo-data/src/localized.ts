/** A text in both languages of the shop. */
export type Localized = { uk: string; en: string }
