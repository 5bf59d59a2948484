// Gmail reads `o.lena@` and `olena@` as one mailbox, under both of its names.
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Under which key the emails to a mailbox are counted (docs/rules.md, "Emails"): `Olena+shop@Example.com` is the mailbox `olena@example.com`, so nobody
 * fills it by making addresses up. It is only for counting: what is sent goes to the address as it was given.
 */
export function mailboxKey(address: string): string {
  const [local = '', domain = ''] = splitAtLast(address.trim().toLowerCase(), '@')
  const plain = local.replace(/(?<=.)\+.*$/, '')
  return IGNORES_DOTS.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}

function splitAtLast(text: string, sign: string): [string, string] {
  const index = text.lastIndexOf(sign)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]
}
