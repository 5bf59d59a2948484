declare module 'mjml' {
  type Compiled = { html: string; errors: { formattedMessage: string }[] }
  type Options = {
    validationLevel: 'strict'
    /** Of the source: includes are named from there. */
    filePath: string
    ignoreIncludes: boolean
    /** The folder beside the source's own from which parts may be included. */
    includePath: string
  }
  const compile: (source: string, options: Options) => Promise<Compiled>
  export default compile
}
