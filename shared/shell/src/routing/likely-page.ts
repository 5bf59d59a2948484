import { atom } from 'nanostores'

/** A page that may be opened next: its path and query, and whether somebody is on the way to its link or only looks at it. */
export type LikelyPage = { path: string; isMeant: boolean }

export const $likelyPage = atom<LikelyPage | null>(null)

/** Has the frame bring what the page needs before its link is pressed. */
export function preparePage(path: string, { isMeant = true } = {}): void {
  $likelyPage.set({ path, isMeant })
}
