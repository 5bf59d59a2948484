// Folded Cyrillic letters as the passport writes them; what a shopper makes of them is evened out below.
const LETTERS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'h', д: 'd', е: 'e', ж: 'zh', з: 'z', і: 'i', к: 'k', л: 'l', м: 'm', н: 'n' },
  ...{ о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch' },
  ...{ ю: 'iu', я: 'ia' },
}

// In this order: what stands earlier must not be seen by what stands later.
const HABITS: readonly [RegExp, string][] = [
  [/shch|sch|sh/g, 's'],
  [/ch|tch|ts|tz/g, 'c'],
  [/zh/g, 'z'],
  [/kh|gh|g/g, 'h'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/i+(?=[aeou])/g, ''],
  [/(.)\1+/g, '$1'],
]

/** How a folded word of either alphabet sounds, written so that suknia, suknya, sukna and сукня are the same. */
export function soundOf(token: string): string {
  const latin = token.replace(/[а-яі]/g, letter => LETTERS[letter] ?? '')
  return HABITS.reduce((sound, [habit, evened]) => sound.replace(habit, evened), latin)
}

/** A sound without the vowels it ends in: suknu, sukni and suknei are one word. */
export function bareSound(sound: string): string {
  const bare = sound.replace(/[aeiou]+$/, '')
  return bare.length >= 3 ? bare : sound
}
