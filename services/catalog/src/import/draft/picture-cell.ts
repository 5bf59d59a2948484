import type { DraftPicture } from './draft.ts'

const NAME = /^[a-z0-9-]{1,100}$/

/** Names and addresses, divided by spaces, line breaks or `|`; what is neither goes to `refuse`. */
export function picturesIn(text: string, refuse: (part: string) => void): DraftPicture[] {
  const pictures: DraftPicture[] = []
  for (const part of text.split(/[\s|]+/).filter(Boolean)) {
    if (NAME.test(part)) pictures.push({ name: part })
    else if (isHttps(part)) pictures.push({ url: part })
    else refuse(part)
  }
  return pictures
}

/** Only https, without a name and password in the address, and of no unreasonable length. */
export function isHttps(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '' && text.length <= 2000
}
