import { type Html, html } from '../markup/html.ts'
import type { Build } from '../versions/builds.ts'
import { hostAddress, remoteAddress } from '../versions/registry.ts'

/** A file of a build as tags name it. */
export type PageFile = { address: string; integrity: string | undefined }

export function hostFile(host: Build, file: string): PageFile {
  return { address: hostAddress(file), integrity: host.assets.integrity[file] }
}

export function remoteFile(remote: string, build: Build, file: string): PageFile {
  return { address: remoteAddress(remote, build, file), integrity: build.assets.integrity[file] }
}

/** What the file must hold, by which the browser refuses another; it checks nothing that it may not read, hence `crossorigin`. */
export function integrityAttributes({ integrity }: PageFile): Html {
  return html`integrity="${integrity}" crossorigin`
}

/** Styles are part of what is seen first; scripts may come after the picture. */
export function preload(file: PageFile, then?: 'begin'): Html {
  const { address } = file
  if (isStyle(address)) return html`<link rel="preload" href="${address}" as="style" ${integrityAttributes(file)}>`
  return html`<link rel="preload" href="${address}" as="script" fetchpriority="low" ${integrityAttributes(file)}${then && html` data-begin`}>`
}

export function isStyle(file: string): boolean {
  return file.endsWith('.css')
}
