import type { LoaderContext } from 'webpack'

type Options = { namespace: string }

/**
 * A webpack loader for the texts of an app in one language: when the file changes, the open page shows it and stays as it is. What
 * components have typed into them is theirs; only what they read of texts is asked again.
 */
export default function textsOnThePage(this: LoaderContext<Options>, source: string): string {
  const { namespace } = this.getOptions()
  const [, locale] = /(uk|en)\.json$/.exec(this.resourcePath) ?? []
  // Names the place of a mistake, which the page shows then.
  const texts = JSON.stringify(JSON.parse(source))
  return `import { setLocale } from '@shop/shell/i18n'
import { $locale } from '@shop/shell/locale'
import { addTexts } from '@shop/shell/texts'
const texts = ${texts}
export default texts
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept()
  if (import.meta.webpackHot.data) {
    addTexts('${locale}', '${namespace}', texts)
    // Every screen that shows texts reads them again.
    void setLocale($locale.get())
  }
}
`
}
