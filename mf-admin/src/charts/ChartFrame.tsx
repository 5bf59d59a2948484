import { Button } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import { Heading } from '@shop/ui-kit/page/Heading'
import { Table } from '@shop/ui-kit/page/Table'
import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '../use-texts.ts'
import css from './ChartFrame.module.css'
import { downloadCsv, toCsv } from './csv.ts'

/** A figure as people read it, and as the file has it. */
export type Figure = { text: string; value: number | null }
export type FigureRow = { id: string; name: string; figures: readonly Figure[] }

type Props = {
  title: string
  /** What the first column names, and what the others count. */
  head: readonly [string, ...string[]]
  rows: readonly FigureRow[]
  total?: FigureRow | undefined
  /** Of the CSV file, without its ending. */
  fileName: string
  /** Drawn in place of the table; without one there is only the table. */
  chart?: ReactNode
}

/** A chart, the same figures as a table, and as a file: who does not see the picture misses nothing. */
export function ChartFrame({ title, head, rows, total, fileName, chart }: Props) {
  const { t, locale } = useTexts()
  const id = useId()
  const [isTable, setTable] = useState(false)
  const all = total ? [...rows, total] : rows
  const save = () => {
    const cells = all.map(({ name, figures }) => [name, ...figures.map(({ value }) => value ?? '')])
    downloadCsv(`${fileName}.csv`, toCsv([head, ...cells], locale))
  }
  return (
    // No region of its own: its table is one already, by the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={id} className={css.frame}>
      <div className={css.head}>
        <Heading level={2} id={id} className={css.title}>
          {title}
        </Heading>
        <div className={css.tools}>
          {chart !== undefined && (
            <Button variant="outline" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              {t('charts.asTable')}
            </Button>
          )}
          <Button variant="outline" size="small" onClick={save} aria-label={t('charts.csvOf', { title })}>
            <Icon name="download" size={16} />
            CSV
          </Button>
        </div>
      </div>
      {chart !== undefined && !isTable ? chart : <Figures caption={title} head={head} rows={rows} total={total} />}
    </div>
  )
}

function Figures({ caption, head, rows, total }: Pick<Props, 'head' | 'rows' | 'total'> & { caption: string }) {
  const [first, ...counted] = head
  return (
    <Table caption={caption} captionHidden>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {counted.map(name => (
            <th key={name} scope="col" data-number>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Row key={row.id} {...row} />
        ))}
      </tbody>
      {total && (
        <tfoot className={css.total}>
          <Row {...total} />
        </tfoot>
      )}
    </Table>
  )
}

function Row({ name, figures }: FigureRow) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {figures.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
        <td key={index} data-number>
          {text}
        </td>
      ))}
    </tr>
  )
}
