/** Beginnings of names, and what the places were called in languages that many learned them in. */
const olderNames: readonly [start: string, names: string][] = [
  ['Вінни', 'Vinnitsa'],
  ['Дніпр', 'Dnepr Dnepropetrovsk'],
  ['Запорі', 'Zaporozhye'],
  ['Кам’янець', 'Kamenets'],
  ['Київ', 'Kiev'],
  ['Кропивницьк', 'Kirovograd'],
  ['Луган', 'Lugansk'],
  ['Львів', 'Lvov Lemberg'],
  ['Микола', 'Nikolaev'],
  ['Одес', 'Odessa'],
  ['Рівн', 'Rovno'],
  ['Терноп', 'Ternopol'],
  ['Харків', 'Kharkov'],
  ['Хмельни', 'Khmelnitsky'],
  ['Черніг', 'Chernigov'],
  ['Чернів', 'Chernovtsy Czernowitz'],
]

/** More names that a place is searched by; they are never shown. */
export function alsoKnownAs(ukrainian: string): string {
  return olderNames.find(([start]) => ukrainian.startsWith(start))?.[1] ?? ''
}
