const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const PHONE = /\+?\d(?:[ ()-]?\d){8,14}/g
// Session ids, reset tokens: 32 random bytes in base64url are 43 characters.
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g

/** Takes out what would tell who somebody is or open a door. Errors of the driver like to quote whole documents. */
export function masked(text: string): string {
  return text.replace(EMAIL, '[e-mail]').replace(TOKEN, '[token]').replace(PHONE, '[number]')
}
