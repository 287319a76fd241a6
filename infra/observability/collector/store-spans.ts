import { asciiText } from '@shopwright/contracts/ascii-text';
import type { Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import type { StoredSpan } from './otlp';

/** OpenTelemetry's numbers of span kinds. */
const [server, producer, consumer] = [2, 4, 5];
/** Of a request only: a call to another process has the status of that one's response. */
const status = 'http.response.status_code';

/**
 * Inserts the spans and updates the summaries of their traces in one statement. Ignores a span that is already stored.
 * Locks the summaries in the order of their ids, so that two batches cannot deadlock.
 */
export async function storeSpans({ db }: Database, spans: readonly StoredSpan[]): Promise<void> {
  if (spans.length === 0) return;
  const rows = spans.map((span) => ({ ...span, searchText: getSearchText(span) }));
  await db.execute(sql`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
        "traceId" text, "spanId" text, "parentId" text, service text, name text, kind int,
        "startedNs" bigint, "endedNs" bigint, "isError" boolean, attributes jsonb, "searchText" text)
    ), added as (
      insert into otel_spans (trace_id, span_id, parent_id, service, name, kind,
        started_ns, ended_ns, is_error, attributes, search_text)
      select "traceId", "spanId", "parentId", service, name, kind,
        "startedNs", "endedNs", "isError", attributes, "searchText"
      from sent
      on conflict do nothing
      returning *
    ), ranked as (
      select *, case when parent_id is null then 0 when kind = ${server} then 1 else 2 end as rank from added
    ), summed as (
      select trace_id, min(started_ns) as started_ns, max(ended_ns) as ended_ns, count(*) as span_count,
        array_agg(distinct service) as services, bool_or(is_error) as has_error,
        bool_or(kind in (${server}, ${producer}, ${consumer})) as is_work
      from ranked group by trace_id
    ), roots as (
      select distinct on (trace_id) trace_id, service, name, rank, started_ns as root_started_ns,
        case when kind = ${server} and attributes ->> ${status} ~ '^\\d{3}$' then (attributes ->> ${status})::int end
          as root_status
      from ranked order by trace_id, rank, started_ns
    )
    insert into otel_traces as known (trace_id, root_service, root_name, root_rank, root_started_ns, root_status,
      started_ns, ended_ns, span_count, services, has_error, is_work)
    select trace_id, service, name, rank, root_started_ns, root_status,
      started_ns, ended_ns, span_count, services, has_error, is_work
    from summed join roots using (trace_id) order by trace_id
    on conflict (trace_id) do update set
      (root_service, root_name, root_rank, root_started_ns, root_status) = (
        select better.* from (values
          (excluded.root_service, excluded.root_name, excluded.root_rank, excluded.root_started_ns,
            excluded.root_status),
          (known.root_service, known.root_name, known.root_rank, known.root_started_ns, known.root_status)
        ) as better (service, name, rank, started_ns, status) order by rank, started_ns limit 1),
      started_ns = least(known.started_ns, excluded.started_ns),
      ended_ns = greatest(known.ended_ns, excluded.ended_ns),
      span_count = known.span_count + excluded.span_count,
      services = array(select distinct unnest(known.services || excluded.services) order by 1),
      has_error = known.has_error or excluded.has_error,
      is_work = known.is_work or excluded.is_work`);
}

function getSearchText({ name, attributes }: StoredSpan): string {
  return asciiText([name, ...Object.values(attributes).map(String)].join('\n'));
}
