/** Staff still prepare these; the public shop never shows them. */
export const hiddenArticles: string[] = []
