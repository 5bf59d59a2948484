import type { ComponentType } from 'react'
import { inTime } from '../remotes/load-limit.ts'

type StaticPages = { StaticPage: ComponentType<{ page: string }> }

let loading: Promise<StaticPages> | undefined
let loaded: StaticPages | undefined

/**
 * The static pages come in one chunk of their own: most visits never need them. One that failed stays failed until it is
 * forgotten: React asks again before it shows a failure, and would get another promise to wait for each time.
 */
export function staticPagePromise(): Promise<StaticPages> {
  loading ??= inTime(import(/* webpackChunkName: "page-static" */ './StaticPage.tsx')).then(pages => {
    loaded = pages
    return pages
  })
  return loading
}

export function forgetStaticPages(): void {
  loading = undefined
}

export function loadedStaticPages(): StaticPages | undefined {
  return loaded
}
