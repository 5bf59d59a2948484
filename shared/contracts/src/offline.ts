/** The page without anybody's data that the service worker keeps and shows while there is no network. */
export const FRAME_ADDRESS = '/offline-frame'

/** In that page: the list of the files that it needs, by their addresses and what each must hold. */
export const KEPT_FILES = 'kept-files'

/** What a page tells the worker: the addresses of the pictures and fonts that it has loaded. */
export type Visit = { loaded: string[] }

/** Where browsers find the service worker and what the shop is called on a home screen. */
export const WORKER_ADDRESS = '/sw.js'
export const WEB_MANIFEST_ADDRESS = '/manifest.webmanifest'
