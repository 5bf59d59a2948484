import { CommandError } from '../errors.ts'
import type { Document } from '../values/value.ts'

/**
 * Runs the statements of one write command. A refused one is reported by its place in the list and stops the rest
 * only if the list is ordered; a fault of ours is no refusal, it ends the command.
 */
export function runStatements(
  statements: Document[],
  { isOrdered }: { isOrdered: boolean },
  run: (statement: Document, index: number) => void,
): Document[] {
  const writeErrors: Document[] = []
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index)
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      writeErrors.push({ index, ...errorFields(error) })
      if (isOrdered) break
    }
  }
  return writeErrors
}

export function errorFields({ code, codeName, message, details }: CommandError): Document {
  const { keyPattern, keyValue } = details
  return { code, codeName, errmsg: message, ...(keyPattern && { keyPattern }), ...(keyValue && { keyValue }) }
}

export function withErrors(result: Document, writeErrors: Document[]): Document {
  return writeErrors.length > 0 ? { ...result, writeErrors } : result
}
