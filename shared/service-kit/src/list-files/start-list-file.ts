import type { FileFormat } from '@shop/contracts/file-format'
import type { Locale } from '@shop/contracts/texts/text'
import { type Download, startDownload } from '../calls/download.ts'
import type { FileTable } from './table.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

/** `format`: CSV where nothing is said. */
type Wanted = { name: string; language: Locale; format?: FileFormat | undefined }

const writers = { csv: writeCsv, xlsx: writeXlsx } as const

/** The table as a file of the wanted kind, begun before anything is answered; `name` has no ending. */
export function startListFile<Row>(
  table: FileTable<Row>,
  { name, language, format = 'csv' }: Wanted,
): Promise<Download> {
  return startDownload(listFileName(name, format), writers[format](table, language))
}

/** `orders-2026-11-21.csv` of `orders-2026-11-21`; CSV where no format is said. */
export function listFileName(name: string, format: FileFormat = 'csv'): string {
  return `${name}.${format}`
}
