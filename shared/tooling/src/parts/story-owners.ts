import { globSync } from 'node:fs'
import path from 'node:path'
import { type Part, parts as table } from '@shop/contracts/parts'

/** Folders of stories that are not called as the remote that they are about. */
const owners: Readonly<Record<string, string>> = {
  cart: 'mf-cart-checkout',
  checkout: 'mf-cart-checkout',
  office: 'mf-admin',
  shell: 'host',
}

const STORIES = 'e2e/stories'

/** The part that a story belongs to, by its folder: `lookbook` is of `mf-lookbook`. Null: to no part. */
export function ownerOfStory(file: string, parts: readonly Part[] = table): string | null {
  const [, folder = ''] = /^e2e\/stories\/([^/]+)\//.exec(file) ?? []
  const owner = owners[folder] ?? `mf-${folder}`
  return parts.some(({ name }) => name === owner) ? owner : null
}

/** Every story, by its path from the folder of the repository. */
export function allStories(root: string): string[] {
  const found = globSync(`${STORIES}/**/*.e2e.ts`, { cwd: root })
  return found.map(file => file.split(path.sep).join('/')).toSorted()
}

/** Stories that no team would play: the folder is neither called as a remote nor in the list above. */
export function storiesOfNobody(root: string): string[] {
  return allStories(root).filter(file => ownerOfStory(file) === null)
}
