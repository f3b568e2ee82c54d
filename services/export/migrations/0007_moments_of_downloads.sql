-- The moments of downloads that ended before their columns existed, from the events that a rebuild would read.
update download set stored_at = done.recorded_at
from event_log as done
where done.account_id = download.account_id and done.stream_id = 'download-' || download.download_id
  and done.type = 'DownloadCompleted';

update download set archived_at = last.recorded_at
from (
  select account_id, stream_id, max(recorded_at) as recorded_at
  from event_log where type = 'DownloadArchived' group by account_id, stream_id
) as last
where download.archived and last.account_id = download.account_id
  and last.stream_id = 'download-' || download.download_id;
