/** Colours as people of other shops call them: what the words look like. Ours are found by their titles first. */
const words: readonly (readonly [hex: string, uk: string, ...en: string[]])[] = [
  ['#ffffff', 'білий', 'white', 'snow', 'optic white', 'pure white'],
  ['#f4efe4', 'молочний', 'off white', 'off-white', 'cream', 'ivory', 'milk', 'vanilla', 'ecru', 'pearl'],
  ['#1c1c1e', 'чорний', 'black', 'jet', 'onyx', 'jet black'],
  ['#47464a', 'графітовий', 'charcoal', 'graphite', 'anthracite', 'dark grey', 'dark gray'],
  ['#8a8a8d', 'сірий', 'grey', 'gray', 'ash', 'heather grey', 'heather gray', 'slate'],
  ['#c4c6c8', 'світло-сірий', 'light grey', 'light gray', 'stone'],
  ['#c0c0c0', 'сріблястий', 'silver', 'sterling silver'],
  ['#d4af37', 'золотий', 'gold', 'golden', 'yellow gold'],
  ['#b76e79', 'рожеве золото', 'rose gold'],
  ['#d8c3a5', 'бежевий', 'beige', 'nude', 'oatmeal', 'natural'],
  ['#c2a67e', 'пісочний', 'sand', 'khaki beige'],
  ['#a5845f', 'кемел', 'camel', 'tan', 'caramel', 'cognac'],
  ['#6b4226', 'коричневий', 'brown', 'chocolate', 'coffee', 'walnut', 'espresso'],
  ['#7f6b5b', 'мокко', 'mocha', 'taupe', 'mink'],
  ['#c0392b', 'червоний', 'red', 'scarlet', 'crimson'],
  ['#7d1829', 'вишневий', 'cherry', 'ruby'],
  ['#6e2338', 'бордовий', 'burgundy', 'wine', 'maroon', 'bordeaux', 'oxblood', 'бордо'],
  ['#e8a0b4', 'рожевий', 'pink', 'blush', 'rose'],
  ['#d9beb8', 'пудровий', 'powder pink', 'dusty pink', 'dusty rose', 'powder'],
  ['#c2187a', 'фуксія', 'fuchsia', 'magenta', 'hot pink'],
  ['#f28c6f', 'кораловий', 'coral', 'salmon', 'peach'],
  ['#e67e22', 'помаранчевий', 'orange', 'tangerine'],
  ['#b5532d', 'теракотовий', 'terracotta', 'rust', 'copper', 'brick'],
  ['#f1c40f', 'жовтий', 'yellow', 'lemon'],
  ['#c99a2e', 'гірчичний', 'mustard', 'ochre'],
  ['#2e8b57', 'зелений', 'green', 'forest green', 'forest'],
  ['#245447', 'смарагдовий', 'emerald', 'bottle green', 'dark green'],
  ['#7a7f4b', 'оливковий', 'olive', 'khaki', 'moss'],
  ['#a8bfa3', 'шавлієвий', 'sage', 'mint', 'pistachio'],
  ['#2f6fb5', 'синій', 'blue', 'royal blue', 'cobalt'],
  ['#1f2a44', 'темно-синій', 'navy', 'navy blue', 'dark blue', 'midnight', 'indigo'],
  ['#9cc3e0', 'блакитний', 'light blue', 'sky blue', 'sky', 'baby blue'],
  ['#5b7f9f', 'джинсовий', 'denim', 'washed blue'],
  ['#849aaa', 'сіро-блакитний', 'dusty blue', 'steel blue'],
  ['#1f8a8c', 'бірюзовий', 'turquoise', 'teal', 'aqua'],
  ['#6c3483', 'фіолетовий', 'purple', 'violet', 'plum'],
  ['#b9a3d0', 'лавандовий', 'lavender', 'lilac', 'mauve'],
]

/** `uk` and `en` are the usual words of all that look alike. */
type NamedColor = { hex: string; uk: string; en: string }
const byWord = new Map<string, NamedColor>()
for (const [hex, uk, en = '', ...others] of words) {
  const known = { hex, uk, en }
  for (const word of [uk, en, ...others]) if (!byWord.has(word)) byWord.set(word, known)
}

/** What a colour's usual name means; undefined for names that are nobody's but a brand's. */
export function namedColor(text: string): NamedColor | undefined {
  return byWord.get(text.trim().toLowerCase())
}
