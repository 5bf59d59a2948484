import type { ComponentType } from 'react'
import { inTime } from '../remotes/load-limit.ts'

type StaticPages = { StaticPage: ComponentType<{ page: string }> }

let loading: Promise<StaticPages> | undefined
let loaded: StaticPages | undefined

/** The static pages come in one chunk of their own: most visits never need them. */
export function staticPagePromise(): Promise<StaticPages> {
  loading ??= inTime(import(/* webpackChunkName: "page-static" */ './StaticPage.tsx')).then(
    pages => {
      loaded = pages
      return pages
    },
    error => {
      loading = undefined
      throw error
    },
  )
  return loading
}

export function loadedStaticPages(): StaticPages | undefined {
  return loaded
}
