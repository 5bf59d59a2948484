import { type ErrorCode, errorStatus, knowErrorCodes } from './errors.ts'
import { staffErrorStatus } from './staff-errors.ts'

knowErrorCodes(Object.keys(staffErrorStatus))

/** The HTTP status of each refusal, for who answers calls. */
export const statusOfError: Record<ErrorCode, number> = { ...errorStatus, ...staffErrorStatus }
