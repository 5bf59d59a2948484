import * as z from 'zod/mini'
import { nameSchema } from '../catalog/article.ts'
import { defineEndpoint } from '../endpoint.ts'

/** A static page in one language, as it is written. */
export const staticTextSchema = z.object({
  title: z.string(),
  metaTitle: z.string(),
  description: z.string(),
  /** The day from which the text applies, YYYY-MM-DD; only of texts that customers agree to or rely on. */
  version: z.optional(z.string()),
  lead: z.string(),
  sections: z.array(
    z.object({
      /** Part of links to the section, the same in both languages. */
      id: z.optional(z.string()),
      heading: z.string(),
      paragraphs: z.optional(z.array(z.string())),
      list: z.optional(z.array(z.string())),
      /** Under the heading, three parts wide and two high; `alt` is in the language of the text. */
      picture: z.optional(z.object({ image: z.string(), alt: z.string() })),
    }),
  ),
})
export type StaticText = z.infer<typeof staticTextSchema>

/** The text without its pictures: for where nothing tells whether they are there. */
export function withoutPictures<Page extends StaticText>(text: Page): Page {
  return { ...text, sections: text.sections.map(({ picture: _, ...section }) => section) }
}

/** The text as staff edited it, else the one that came with the shop (docs/rules.md, "Dictionaries, shops, page texts and redirects"). */
export const staticTextEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/texts/:page',
  summary: 'The text of a static page in both languages',
  access: 'public',
  sameForAll: true,
  params: z.object({ page: nameSchema }),
  result: z.object({ page: z.string(), text: z.object({ uk: staticTextSchema, en: staticTextSchema }) }),
})
