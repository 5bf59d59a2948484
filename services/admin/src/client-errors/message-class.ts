const LONGEST = 160

const replaced: readonly (readonly [RegExp, string])[] = [
  // Of an address the name of the file says enough: the rest may name an order or carry a token.
  [/\b(?:https?|wss?|file|blob|data):[^\s)'"]*/gi, '<address>'],
  [/[^\s@<>()'"]+@[^\s@<>()'"]+/g, '<e-mail>'],
  [/(?<![\w-])[\w-]{20,}(?![\w-])/g, '#'],
  [/\b(?=[a-f]*\d)[\da-f]{6,}\b/gi, '#'],
  [/\d+/g, '#'],
]

/** What is alike in messages of one failure: without addresses, hashes, numbers and whatever else differs from page to page. */
export function messageClass(message: string): string {
  const named = message.replace(/\bhttps?:[^\s)'"?#]*\/([\w.-]+\.(?:js|css|json))[^\s)'"]*/gi, '$1')
  const alike = replaced.reduce((text, [pattern, by]) => text.replace(pattern, by), named)
  return alike.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
}
