import type { Compiler } from 'webpack'

/**
 * Has scripts and styles of an app loaded by what the host put on the global, which knows what each file must hold: a file
 * that is not what was released is refused by the browser. It replaces webpack's own loader, once on the page.
 */
export class CheckedLoadingPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack
    class CheckedScripts extends RuntimeModule {
      constructor() {
        super('checked scripts')
      }

      override generate(): string {
        return `${RuntimeGlobals.loadScript} = (url, done) => checkedLoading.script(url, done);`
      }
    }
    compiler.hooks.thisCompilation.tap('CheckedLoadingPlugin', compilation => {
      // Earlier than webpack's own, which is then not asked for.
      const place = { name: 'CheckedLoadingPlugin', stage: -10 }
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(place, chunk => {
        compilation.addRuntimeModule(chunk, new CheckedScripts())
        return true
      })
    })
  }
}

/** Becomes part of what is built, as text: the plugin that extracts styles puts it where a tag enters the page. */
export function insertChecked(tag: HTMLLinkElement): void {
  checkedLoading.insert(tag)
}
