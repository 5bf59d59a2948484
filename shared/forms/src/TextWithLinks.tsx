import { Link } from '@shop/shell/router'

type TextWithLinksProps = {
  /** A full sentence with named marks: `I accept the <offer>terms</offer>`. */
  text: string
  /** Addresses by the names of the marks. */
  addresses: Readonly<Record<string, string>>
}

const MARK = /<(\w+)>(.*?)<\/\1>/g

/** A translated sentence with links in it: the words stay together, each language orders them as it likes. */
export function TextWithLinks({ text, addresses }: TextWithLinksProps) {
  const marks = [...text.matchAll(MARK)]
  const links = marks.map((mark, index) => {
    const before = marks[index - 1]
    const from = before ? before.index + before[0].length : 0
    const [, name = '', label = ''] = mark
    return { name, label, plain: text.slice(from, mark.index) }
  })
  const last = marks.at(-1)
  return (
    <>
      {links.map(({ name, label, plain }) => (
        <span key={name}>
          {plain}
          <Link to={addresses[name] ?? '/'} target="_blank">
            {label}
          </Link>
        </span>
      ))}
      {text.slice(last ? last.index + last[0].length : 0)}
    </>
  )
}
