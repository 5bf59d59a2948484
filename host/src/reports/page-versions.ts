import type { PartName } from '@shop/contracts/releases'

type Written = Partial<Record<PartName, { version: string }>>

/** Signed by the host server while some part is tried out with a share of the visitors. */
export function pageView(): string | undefined {
  return document.documentElement.dataset.pageView
}

/** The version that this page was served with. */
export function versionOf(part: PartName): string | undefined {
  // Our own server wrote it into this page.
  const written: Written = JSON.parse(document.getElementById('registry')?.textContent || '{}')
  return written[part]?.version
}
