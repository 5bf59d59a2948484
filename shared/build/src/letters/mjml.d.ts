declare module 'mjml' {
  type Compiled = { html: string; errors: { formattedMessage: string }[] }
  const compile: (source: string, options: { validationLevel: 'strict' }) => Promise<Compiled>
  export default compile
}
