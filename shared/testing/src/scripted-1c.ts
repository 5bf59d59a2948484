import { crc32, deflateRawSync } from 'node:zlib'

export type Account1c = { login: string; password: string }
type Asked = { query?: Record<string, string>; body?: Uint8Array | ReadableStream; headers?: Record<string, string> }

/** 1C as it asks the shop: each call is a step of the exchange, and the answer is its text. */
export function scripted1c(origin: string, { login, password }: Account1c, type: 'sale' | 'catalog' = 'sale') {
  const { state, ask } = openExchange(origin, type)
  const askText = async (mode: string, asked: Asked = {}) => (await ask(mode, asked)).text

  async function checkauth(word = password, headers: Record<string, string> = {}) {
    const authorization = `Basic ${Buffer.from(`${login}:${word}`).toString('base64')}`
    const answer = await ask('checkauth', { headers: { authorization, ...headers } })
    const [outcome, name, value] = answer.text.split('\n')
    if (outcome === 'success') state.cookie = `${name}=${value}`
    return answer
  }

  async function init() {
    const text = await askText('init')
    state.fileLimit = Number(/^file_limit=(\d+)$/m.exec(text)?.[1])
    return text
  }

  /** Sends the file in pieces of the limit; the answer to the last. */
  async function send(filename: string, file: Uint8Array, piece = state.fileLimit || file.length): Promise<string> {
    let last = ''
    for (let from = 0; from < file.length; from += piece)
      last = await askText('file', { query: { filename }, body: file.subarray(from, from + piece) })
    return last
  }

  return {
    ask,
    checkauth,
    init,
    send,
    query: () => askText('query'),
    success: () => askText('success'),
    cookie: () => state.cookie,
    import: (filename: string) => askText('import', { query: { filename } }),
    /** Asks for the import as often as the shop is still at work. */
    async importWhole(filename: string): Promise<string> {
      for (;;) {
        const answer = await askText('import', { query: { filename } })
        if (answer !== 'progress') return answer
      }
    },
    /** Signs in and learns the limits. */
    async begin() {
      await checkauth()
      await init()
    },
    /** All orders that wait, taken as 1C takes them; their numbers. */
    async takeOrders(): Promise<string[]> {
      await checkauth()
      await init()
      const numbers = [...(await askText('query')).matchAll(/<Номер>(\d{2}-\d{6})<\/Номер>/g)].map(
        ([, one = '']) => one,
      )
      await askText('success')
      return numbers
    },
  }
}

function openExchange(origin: string, type: string) {
  const state = { cookie: '', fileLimit: 0 }
  async function ask(mode: string, { query = {}, body, headers = {} }: Asked = {}) {
    const address = `${origin}/api/integration-1c/exchange?${new URLSearchParams({ type, mode, ...query })}`
    const answer = await fetch(address, {
      headers: { ...(state.cookie && { cookie: state.cookie }), ...headers },
      ...(body && { method: 'POST', body, ...(body instanceof ReadableStream && { duplex: 'half' }) }),
    } as RequestInit)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const charset = /charset=([\w-]+)/.exec(answer.headers.get('content-type') ?? '')?.[1] ?? 'utf-8'
    return { status: answer.status, headers: answer.headers, bytes, text: new TextDecoder(charset).decode(bytes) }
  }
  return { state, ask }
}

type Said = { number: string; sum?: string; facts?: Readonly<Record<string, string>> }

/** What 1C says of orders, as a file. */
export function statusesXml(documents: readonly Said[], encoding = 'UTF-8'): string {
  const all = documents.map(({ number, sum, facts = {} }) => {
    const rows = Object.entries(facts).map(
      ([name, value]) =>
        `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
    )
    const money = sum === undefined ? '' : `<Сумма>${sum}</Сумма>`
    const head = `<Ид>${number}</Ид><Номер>${number}</Номер><ХозОперация>Заказ товара</ХозОперация>${money}`
    return `<Документ>${head}<ЗначенияРеквизитов>${rows.join('')}</ЗначенияРеквизитов></Документ>\n`
  })
  const root = 'КоммерческаяИнформация'
  return `<?xml version="1.0" encoding="${encoding}"?>\n<${root} ВерсияСхемы="2.08">\n${all.join('')}</${root}>\n`
}

type Offered = {
  id: string
  article?: string
  facts?: Readonly<Record<string, string>>
  price?: string
  quantity?: string
}
type Described = { id: string; article: string; title: string; more?: string }

const rootOf = (inside: string, encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<КоммерческаяИнформация ВерсияСхемы="2.08">\n${inside}</КоммерческаяИнформация>\n`

/** Goods as 1C describes them in `import.xml`, with one group. */
export function goodsXml(goods: readonly Described[], encoding = 'UTF-8'): string {
  const group = '<Группы><Группа><Ид>g-1</Ид><Наименование>Сукні</Наименование></Группа></Группы>'
  const rows = goods.map(
    ({ id, article, title, more = '' }) =>
      `<Товар><Ид>${id}</Ид><Артикул>${article}</Артикул><Наименование>${title}</Наименование><Группы><Ид>g-1</Ид></Группы>${more}</Товар>\n`,
  )
  const inside = `<Классификатор>${group}</Классификатор><Каталог><Товары>${rows.join('')}</Товары></Каталог>`
  return rootOf(inside, encoding)
}

/** Offers as 1C makes them in `offers.xml`, in one price type (`retail`). */
export function offersXml(offers: readonly Offered[], encoding = 'UTF-8'): string {
  const rows = offers.map(({ id, article, facts = {}, price, quantity }) => {
    const named = Object.entries(facts).map(
      ([name, value]) =>
        `<ХарактеристикаТовара><Наименование>${name}</Наименование><Значение>${value}</Значение></ХарактеристикаТовара>`,
    )
    const money = price
      ? `<Цены><Цена><ИдТипаЦены>retail</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу></Цена></Цены>`
      : ''
    const count = quantity === undefined ? '' : `<Количество>${quantity}</Количество>`
    const name = article ? `<Артикул>${article}</Артикул>` : ''
    return `<Предложение><Ид>${id}</Ид>${name}<ХарактеристикиТовара>${named.join('')}</ХарактеристикиТовара>${money}${count}</Предложение>\n`
  })
  const types =
    '<ТипыЦен><ТипЦены><Ид>retail</Ид><Наименование>Роздрібна</Наименование><Валюта>UAH</Валюта></ТипЦены></ТипыЦен>'
  return rootOf(`<ПакетПредложений>${types}<Предложения>${rows.join('')}</Предложения></ПакетПредложений>`, encoding)
}

/** An archive of one file. `claimed` is the size that its directory tells, if not the true one. */
export function zipOf(name: string, file: Uint8Array, claimed = file.length): Buffer {
  const packed = deflateRawSync(file)
  const named = Buffer.from(name)
  const about = Buffer.alloc(22)
  about.writeUInt16LE(0x0800, 0)
  about.writeUInt16LE(8, 2)
  about.writeUInt32LE(crc32(file), 8)
  about.writeUInt32LE(packed.length, 12)
  about.writeUInt32LE(claimed, 16)
  about.writeUInt16LE(named.length, 20)
  const version = Buffer.from([20, 0])
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), version, about, Buffer.alloc(2), named, packed])
  const entry = Buffer.concat([
    Buffer.from('PK\u0001\u0002', 'latin1'),
    version,
    version,
    about,
    Buffer.alloc(16),
    named,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}
