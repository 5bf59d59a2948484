import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Page, pagesOf } from './pages.ts'

const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g

/** Links of the documents that lead to no file or to no heading, seen from the folder of each page. */
export function brokenLinks(root: string): string[] {
  const pages = pagesOf(root)
  const anchors = new Map(pages.map(({ file, text }) => [file, anchorsOf(text)]))
  return pages.flatMap(page => brokenLinksIn(page, target => existsSync(path.join(root, target)), anchors))
}

export function brokenLinksIn(
  { file, text }: Page,
  isThere: (target: string) => boolean,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return [...text.matchAll(LINK)].flatMap(([, link = '', anchor]) => {
    const target = link === '' ? file : path.posix.join(path.posix.dirname(file), link)
    if (!isThere(target)) return [`${file}: ${link} is not there`]
    const headings = anchors.get(target)
    return anchor && headings && !headings.has(anchor) ? [`${file}: ${target} has no heading #${anchor}`] : []
  })
}

/** Where the links of a page lead, from the folder of the repository. */
export function linkTargets({ file, text }: Page): string[] {
  return [...text.matchAll(LINK)].flatMap(([, link = '']) =>
    link ? [path.posix.join(path.posix.dirname(file), link).replace(/\/$/, '')] : [],
  )
}

/** The names by which headings are linked, made as GitHub makes them. */
export function anchorsOf(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}
