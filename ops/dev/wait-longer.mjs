import { waitLonger } from '../../shared/service-kit/src/calls/deadline.ts'

// A call that asks a service which starts again waits for it instead of being refused as one that takes too long.
waitLonger(10)
