import type { Compiler } from 'webpack'

/** Brings modules into an entry's file without running them: they wait there until something asks for them. */
export class IncludedPlugin {
  readonly #entry: string
  readonly #requests: readonly string[]

  constructor(entry: string, requests: readonly string[]) {
    this.#entry = entry
    this.#requests = requests
  }

  apply(compiler: Compiler): void {
    const { EntryPlugin } = compiler.webpack
    compiler.hooks.make.tapPromise('IncludedPlugin', async compilation => {
      const include = (request: string) =>
        new Promise<void>((resolve, reject) => {
          const dependency = EntryPlugin.createDependency(request, { name: this.#entry })
          compilation.addInclude(compiler.context, dependency, { name: this.#entry }, error =>
            error ? reject(error) : resolve(),
          )
        })
      await Promise.all(this.#requests.map(include))
    })
  }
}
