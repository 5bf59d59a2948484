import { type Reply, startStubServer } from './stub-server.ts'

type Row = Record<string, unknown>
type Asked = {
  apiKey: string
  modelName: string
  calledMethod: string
  methodProperties: {
    Page?: string
    Limit?: string
    Documents?: { DocumentNumber: string }[]
    CityRecipient?: string
    Cost?: string
  }
}
type Trouble = Reply | 'answer'
type Parcel = { code: string; sentOn?: string }
type Dictionaries = { getAreas: Row[]; getCities: Row[]; getWarehouses: Row[] }

/**
 * A server that speaks Nova Poshta's API v2: pages, totals, and refusals with status 200. `trouble` may answer in its place.
 */
export async function startNovaPoshta(dictionaries: Partial<Dictionaries> = {}) {
  const state = {
    dictionaries: { ...smallCountry(), ...dictionaries },
    /** What the carrier knows of parcels: the code of each number, and where it went on. */
    parcels: {} as Record<string, Parcel>,
    asked: [] as Asked[],
    trouble: (_asked: Asked, _count: number): Trouble | Promise<Trouble> => 'answer',
    /** Rows a page really has, whatever limit is asked for. */
    pageSize: 500,
  }
  const { origin, stop } = await startStubServer(async body => {
    const asked: Asked = JSON.parse(body)
    const reply = await state.trouble(asked, state.asked.push(asked))
    return reply === 'answer' ? { body: answerTo(asked) } : reply
  })

  function answerTo({ calledMethod, methodProperties }: Asked): string {
    if (calledMethod === 'getStatusDocuments') return whereParcelsAre(methodProperties.Documents ?? [])
    const rows = state.dictionaries[calledMethod as keyof Dictionaries] ?? []
    const page = Number(methodProperties.Page ?? 1)
    const size = Math.min(Number(methodProperties.Limit ?? 500), state.pageSize)
    return accepted(rows.slice((page - 1) * size, page * size), rows.length)
  }

  function whereParcelsAre(documents: { DocumentNumber: string }[]): string {
    if (documents.length > 100) return refusedWith('Document number is more than 100')
    return accepted(documents.map(({ DocumentNumber }) => aParcelRow(DocumentNumber, state.parcels[DocumentNumber])))
  }
  const account = { key: 'key-of-a-test', api: `${origin}/v2.0/json/`, timeOutMs: 1000 }
  return { account: { ...account, pace: noPause }, state, stop }
}

/** As many tries as a shop makes, without waiting. */
export const noPause = { retryMs: [0, 0], betweenMs: 0 }

export function accepted(data: unknown[], totalCount: number | null = null): string {
  const info = totalCount === null ? [] : { totalCount }
  return JSON.stringify({ success: true, data, errors: [], warnings: [], info, messageCodes: [], errorCodes: [] })
}

export function refusedWith(error: string, code = '20000500626'): string {
  return JSON.stringify({ success: false, data: [], errors: [error], warnings: [], info: [], errorCodes: [code] })
}

export const ref = (kind: string, number: number) =>
  `${kind}${String(number).padStart(7, '0')}-0000-11e2-8000-000000000000`

export function aCityRow(number: number, about: Row = {}): Row {
  const name = { Description: `Місто ${number}`, SettlementTypeDescription: 'місто' }
  return { Ref: ref('c', number), Area: ref('a', 1), ...name, ...about }
}

export function aDepartmentRow(number: number, about: Row = {}): Row {
  return {
    Ref: ref('d', number),
    CityRef: ref('c', 1),
    Number: String(number),
    Description: `Відділення №${number} (до 30 кг на одне місце): вул. Хрещатик, ${number}`,
    ShortAddress: `Київ, Хрещатик, ${number}`,
    CategoryOfWarehouse: 'Branch',
    WarehouseStatus: 'Working',
    DenyToSelect: '0',
    ...about,
  }
}

function aParcelRow(number: string, { code, sentOn = '' }: Parcel = { code: '3' }): Row {
  return { Number: number, StatusCode: code, Status: '', LastCreatedOnTheBasisNumber: sentOn, RecipientDateTime: '' }
}

function smallCountry(): Dictionaries {
  return {
    getAreas: [
      { Ref: ref('a', 1), Description: 'Київська', AreasCenter: ref('c', 1) },
      { Ref: ref('a', 2), Description: 'АРК' },
    ],
    getCities: [aCityRow(1, { Description: 'Київ' }), aCityRow(2, { Description: 'Бровари' })],
    getWarehouses: [aDepartmentRow(1), aDepartmentRow(12), aDepartmentRow(3, { CityRef: ref('c', 2) })],
  }
}
