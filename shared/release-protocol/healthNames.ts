// Names in health reports: OpenTelemetry's semantic conventions where they exist, else `companion.…`. Never
// rename any: dashboards and alerts may use them.

/** Metrics. Prometheus calls them `companion_release_started_total` and so on. */
export const healthMetrics = {
  /** A page has tried a release: it was shown, or failed before that. Once per page and release. */
  started: 'companion.release.started',
  /** A release has failed, by `error.type`. */
  failed: 'companion.release.failed',
  /** An open page returned from a failed release to another one. */
  rolledBack: 'companion.release.rolled_back',
  /** LCP, INP, FCP and TTFB of a page, in milliseconds. */
  duration: 'companion.web_vital.duration',
  /** CLS of a page. */
  shift: 'companion.web_vital.layout_shift',
} as const

/** Attributes of every data point; Prometheus turns them into labels. */
export const healthLabels = {
  remote: 'companion.remote',
  /** `<version>-<build>`. */
  release: 'companion.release',
  brand: 'companion.brand',
  app: 'companion.app.version',
  os: 'os.name',
  osVersion: 'os.version',
  engine: 'user_agent.name',
  engineVersion: 'user_agent.version',
  /** True the first time on a device: the sum counts devices without identifying them. */
  first: 'companion.first',
  error: 'error.type',
  vital: 'companion.web_vital.name',
} as const

/**
 * Why a release failed. The first three count against the release and quarantine it on the device: it threw
 * on the page, threw while loading, or crashed the web view. The others are failures of the network or of a
 * mirror.
 */
export const releaseErrors = ['threw', 'load', 'crashed'] as const
const deliveryErrors = ['network', 'integrity'] as const
export type ReleaseError = (typeof releaseErrors)[number] | (typeof deliveryErrors)[number]

/** Upper bounds of the histogram buckets, dense around the "good" and "poor" thresholds of web vitals. */
export const durationBounds = [
  50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 4000, 6000, 10_000,
] as const
export const shiftBounds = [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.6, 1] as const
