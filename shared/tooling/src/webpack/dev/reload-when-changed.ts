/** A webpack loader: a change of the module cannot be applied to the open page, which is reloaded instead. */
export default function reloadWhenChanged(source: string): string {
  return `${source}\nimport.meta.webpackHot?.decline()\n`
}
