// The path from log-in to file by Java's own java.net.http with its defaults, which ask for HTTP/2
// by `Upgrade: h2c` on the first request of a connection.
// `java client.java ADDRESS E-MAIL PASSWORD` prints a line for each case: `ok CASE` or `failed CASE | why`.
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Map;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.regex.Pattern;

class Client {
  static final Duration TIMEOUT = Duration.ofSeconds(10);
  static final Duration READY = Duration.ofSeconds(30);
  static final int ROWS = 3;
  static final String SEARCH = "\"dictId\":\"consumers\",\"geography\":{\"kind\":\"ST\",\"values\":[\"AZ\"]},\"filters\":[]";
  static String address, email, password;

  final HttpClient http = HttpClient.newHttpClient();
  final boolean pretty, chunked, close;
  String token;

  Client(boolean pretty, boolean chunked, boolean close) {
    this.pretty = pretty;
    this.chunked = chunked;
    this.close = close;
  }

  interface Case {
    void run() throws Exception;
  }

  static void expect(String what, Object seen, Object wanted) {
    if (!wanted.equals(seen)) throw new AssertionError(what + ": " + seen + " instead of " + wanted);
  }

  /** Java brings no JSON: with spaces and line ends between the tokens, or without. */
  String written(String compact) {
    if (!pretty) return compact;
    return Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|[{},:\\[\\]]").matcher(compact)
        .replaceAll(token -> java.util.regex.Matcher.quoteReplacement(switch (token.group()) {
          case ":" -> ": ";
          case "," -> ",\n  ";
          case "{", "[" -> token.group() + "\n  ";
          case "}", "]" -> "\n" + token.group();
          default -> token.group();
        }));
  }

  byte[] call(String method, String path, String body, Map<String, String> headers, int status) throws Exception {
    var request = HttpRequest.newBuilder(URI.create(address + path)).timeout(TIMEOUT).method(method, publisher(body));
    if (body != null) request.setHeader("Content-Type", "application/json");
    if (token != null) request.setHeader("Authorization", "Bearer " + token);
    headers.forEach(request::setHeader);
    // A client of its own has a connection of its own.
    var answer = (close ? HttpClient.newHttpClient() : http).send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    if (answer.statusCode() != status) {
      var text = new String(answer.body(), StandardCharsets.UTF_8);
      throw new AssertionError(method + " " + path + " " + headers + ": " + answer.statusCode() + " instead of " + status + ": " + text.substring(0, Math.min(200, text.length())));
    }
    return answer.body();
  }

  HttpRequest.BodyPublisher publisher(String body) {
    if (body == null) return HttpRequest.BodyPublishers.noBody();
    var bytes = body.getBytes(StandardCharsets.UTF_8);
    // A stream has no length that Java could announce, so it goes out in chunks.
    return chunked ? HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(bytes)) : HttpRequest.BodyPublishers.ofByteArray(bytes);
  }

  String text(String method, String path, String body, Map<String, String> headers, int status) throws Exception {
    return new String(call(method, path, body, headers, status), StandardCharsets.UTF_8);
  }

  String get(String path) throws Exception {
    return text("GET", path, null, Map.of(), 200);
  }

  String post(String path, String body) throws Exception {
    return text("POST", path, written(body), Map.of(), 200);
  }

  String order(String body, String key, int status) throws Exception {
    return text("POST", "/api/v2/downloads", body, Map.of("Idempotency-Key", key), status);
  }

  static String credentials() {
    return "{\"email\":\"" + email + "\",\"password\":\"" + password + "\"}";
  }

  void logIn(String body) throws Exception {
    token = field(text("POST", "/api/login", body, Map.of(), 200), "token");
  }

  /** A text or a number of this name in a JSON object as the product writes it, the first one. */
  static String field(String json, String name) {
    var found = Pattern.compile("\"" + name + "\":\"?([^\",}]*)").matcher(json);
    if (!found.find()) throw new AssertionError("no " + name + " in " + json);
    return found.group(1);
  }

  String until(String path, Predicate<String> good) throws Exception {
    var value = "";
    for (long deadline = System.nanoTime() + READY.toNanos(); System.nanoTime() < deadline; Thread.sleep(100)) {
      value = get(path);
      if (good.test(value)) return value;
    }
    throw new AssertionError("waited " + READY + " in vain; last seen: " + value);
  }

  /** The leads that remain once nothing is on hold: the charge comes after the file. */
  int remaining() throws Exception {
    return Integer.parseInt(field(until("/api/v2/usage", usage -> field(usage, "leadsHeld").equals("0")), "leadsRemaining"));
  }

  String fileOf(String id, int rows) throws Exception {
    var download = until("/api/v2/downloads/" + id, seen -> field(seen, "status").matches("ready|failed"));
    expect("status", field(download, "status"), "ready");
    var link = field(text("POST", "/api/v2/downloads/" + id + "/link", null, Map.of(), 200), "url");
    var content = call("GET", link, null, Map.of(), 200);
    expect("rows of the file", new String(content, StandardCharsets.UTF_8).split("\r\n", -1).length, rows + 2);
    expect("bytes", String.valueOf(content.length), field(download, "bytes"));
    expect("SHA-256", HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content)), field(download, "sha256"));
    return download;
  }

  static void path(boolean pretty, boolean chunked, boolean close) throws Exception {
    var client = new Client(pretty, chunked, close);
    client.logIn(client.written(credentials()));
    expect("e-mail", field(client.get("/api/v2/me"), "email"), email);
    expect("consumers", client.get("/api/v2/dictionaries").contains("\"dictId\":\"consumers\""), true);
    var counted = client.post("/api/v2/searches/count", "{" + SEARCH + "}");
    expect("leads", Integer.parseInt(field(counted, "count")) > ROWS, true);
    expect("rows of the preview", client.post("/api/v2/searches/preview", "{" + SEARCH + "}").contains("\"rows\":[{"), true);
    var before = client.remaining();
    var wanted = "{" + SEARCH + ",\"name\":\"Arizona\",\"rows\":%d,\"datasetVersion\":" + field(counted, "datasetVersion") + "}";
    var key = UUID.randomUUID().toString();
    var ordered = client.order(client.written(wanted.formatted(ROWS)), key, 202);
    client.fileOf(field(ordered, "id"), ROWS);
    expect("the repeated order", client.order(client.written(wanted.formatted(ROWS)), key, 202), ordered);
    expect("code of another order", field(client.order(client.written(wanted.formatted(ROWS + 1)), key, 409), "code"), "idempotency-key-reused");
    expect("leads charged", before - client.remaining(), ROWS);
  }

  /** An order in these very bytes; VERSION stands for the version of the leads. */
  static void orderedAs(String text, int rows, String name, String logIn) throws Exception {
    var client = new Client(false, false, false);
    client.logIn(logIn);
    var version = field(client.post("/api/v2/searches/count", "{" + SEARCH + "}"), "datasetVersion");
    var ordered = client.order(text.replace("VERSION", version), UUID.randomUUID().toString(), 202);
    expect("name", field(client.fileOf(field(ordered, "id"), rows), "name"), name);
  }

  static void countedAs(String contentType) throws Exception {
    var client = new Client(true, false, false);
    client.logIn(credentials());
    client.text("POST", "/api/v2/searches/count", client.written("{" + SEARCH + "}"), Map.of("Content-Type", contentType), 200);
  }

  record Refused(Map<String, String> headers, String body, int status) {}

  static void refusals() throws Exception {
    var client = new Client(false, false, false);
    client.logIn(credentials());
    for (var each : new Refused[] {
        new Refused(Map.of("Content-Type", "text/plain"), "{" + SEARCH + "}", 415),
        new Refused(Map.of("Content-Type", "application/x-www-form-urlencoded"), "dictId=consumers", 415),
        new Refused(Map.of("Content-Type", "application/json; charset=iso-8859-1"), "{" + SEARCH + "}", 415),
        new Refused(Map.of("Content-Encoding", "gzip"), "{" + SEARCH + "}", 415),
        new Refused(Map.of(), "{\"dictId\":\"consumers\",}", 400),
    }) {
      var refused = client.text("POST", "/api/v2/searches/count", each.body, each.headers, each.status);
      for (var member : new String[] {"code", "message", "correlationId"}) field(refused, member);
    }
  }

  static void attempt(String name, Case run) {
    try {
      run.run();
      System.out.println("ok " + name);
    } catch (Exception | AssertionError error) {
      // One case that fails says so and keeps none of the others from being tried.
      System.out.println("failed " + name + " | " + String.valueOf(error).replace('\n', ' '));
    }
  }

  public static void main(String[] arguments) {
    address = arguments[0];
    email = arguments[1];
    password = arguments[2];
    var end = ",\"datasetVersion\":VERSION}";
    attempt("compact, length, kept connection", () -> path(false, false, false));
    attempt("pretty, length, kept connection", () -> path(true, false, false));
    attempt("compact, chunked, kept connection", () -> path(false, true, false));
    attempt("pretty, chunked, kept connection", () -> path(true, true, false));
    attempt("pretty, length, new connections", () -> path(true, false, true));
    attempt("escapes", () -> orderedAs("{" + SEARCH + ",\"name\":\"Caf\\u00e9 \\u0041rizona\",\"rows\":3" + end, 3, "Caf\u00e9 Arizona", credentials().replace("@", "\\u0040")));
    attempt("2e1", () -> orderedAs("{" + SEARCH + ",\"name\":\"Arizona\",\"rows\":2e1" + end, 20, "Arizona", credentials()));
    attempt("byte-order mark", () -> orderedAs("\ufeff{" + SEARCH + ",\"name\":\"Arizona\",\"rows\":2" + end, 2, "Arizona", credentials()));
    attempt("duplicate keys", () -> orderedAs("{\"rows\":5," + SEARCH + ",\"name\":\"Arizona\",\"rows\":2" + end, 2, "Arizona", credentials()));
    attempt("application/json; charset=utf-8", () -> countedAs("application/json; charset=utf-8"));
    attempt("application/json;", () -> countedAs("application/json;"));
    attempt("refusals", Client::refusals);
  }
}
