/** `gift-cards` in names of types, components and functions that make something: `GiftCards`. */
export function pascalCase(name: string): string {
  return name.split('-').map(capital).join('')
}

/** `gift-cards` in names of values: `giftCards`. */
export function camelCase(name: string): string {
  const [first = '', ...rest] = name.split('-')
  return first + rest.map(capital).join('')
}

/** `gift-cards` as people read it: `Gift cards`. */
export function sentenceCase(name: string): string {
  return capital(name.replaceAll('-', ' '))
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
