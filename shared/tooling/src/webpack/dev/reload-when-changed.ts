/** A webpack loader: a change of the module cannot be taken over on the open page, which is loaded anew instead. */
export default function reloadWhenChanged(source: string): string {
  return `${source}\nimport.meta.webpackHot?.decline()\n`
}
