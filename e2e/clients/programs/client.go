// The path from log-in to file by Go's own net/http.
// `client ADDRESS E-MAIL PASSWORD` prints a line for each case: `ok CASE` or `failed CASE | why`.
package main

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"time"
)

const (
	timeout    = 10 * time.Second
	ready      = 30 * time.Second
	rows       = 3
	searchText = `"dictId":"consumers","geography":{"kind":"ST","values":["AZ"]},"filters":[]`
)

var address, email, password = os.Args[1], os.Args[2], os.Args[3]

type object = map[string]any

func search() object {
	return object{"dictId": "consumers", "geography": object{"kind": "ST", "values": []string{"AZ"}}, "filters": []any{}}
}

func compact(value any) []byte {
	text, err := json.Marshal(value)
	must(err)
	return text
}

func pretty(value any) []byte {
	text, err := json.MarshalIndent(value, "", "  ")
	must(err)
	return text
}

// must ends the case that runs; main says why.
func must(err error) {
	if err != nil {
		panic(err)
	}
}

func expect(what string, seen, wanted any) {
	if fmt.Sprint(seen) != fmt.Sprint(wanted) {
		panic(fmt.Sprintf("%s: %v instead of %v", what, seen, wanted))
	}
}

type client struct {
	http           *http.Client
	write          func(any) []byte
	chunked, close bool
	token          string
}

func newClient(write func(any) []byte, chunked, close bool) *client {
	return &client{http: &http.Client{Timeout: timeout, Transport: &http.Transport{}}, write: write, chunked: chunked, close: close}
}

func (c *client) call(method, path string, body []byte, headers map[string]string, status int) []byte {
	var sent io.Reader
	if body != nil && c.chunked {
		// A reader of unknown length goes out in chunks.
		sent = io.MultiReader(bytes.NewReader(body[:len(body)/2]), bytes.NewReader(body[len(body)/2:]))
	} else if body != nil {
		sent = bytes.NewReader(body)
	}
	request, err := http.NewRequest(method, address+path, sent)
	must(err)
	request.Close = c.close
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	if c.token != "" {
		request.Header.Set("Authorization", "Bearer "+c.token)
	}
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	answer, err := c.http.Do(request)
	must(err)
	defer answer.Body.Close()
	content, err := io.ReadAll(answer.Body)
	must(err)
	if answer.StatusCode != status {
		panic(fmt.Sprintf("%s %s %v: %d instead of %d: %.200s", method, path, headers, answer.StatusCode, status, content))
	}
	return content
}

func parsed(text []byte) object {
	var value object
	must(json.Unmarshal(text, &value))
	return value
}

func (c *client) get(path string) object {
	return parsed(c.call("GET", path, nil, nil, 200))
}

func (c *client) post(path string, value any) object {
	return parsed(c.call("POST", path, c.write(value), nil, 200))
}

func (c *client) logIn(body []byte) {
	c.token = parsed(c.call("POST", "/api/login", body, nil, 200))["token"].(string)
}

func credentials() object {
	return object{"email": email, "password": password}
}

func (c *client) order(body []byte, key string, status int) object {
	return parsed(c.call("POST", "/api/v2/downloads", body, map[string]string{"Idempotency-Key": key}, status))
}

// settled answers the usage once nothing is on hold: the charge comes after the file.
func (c *client) settled() object {
	return until(func() object { return c.get("/api/v2/usage") }, func(usage object) bool { return usage["leadsHeld"] == 0.0 })
}

func until(read func() object, good func(object) bool) object {
	var value object
	for deadline := time.Now().Add(ready); time.Now().Before(deadline); time.Sleep(100 * time.Millisecond) {
		if value = read(); good(value) {
			return value
		}
	}
	panic(fmt.Sprintf("waited %v in vain; last seen: %v", ready, value))
}

func (c *client) fileOf(id string, wanted int) object {
	download := until(func() object { return c.get("/api/v2/downloads/" + id) }, func(seen object) bool {
		return seen["status"] == "ready" || seen["status"] == "failed"
	})
	expect("status", download["status"], "ready")
	link := parsed(c.call("POST", "/api/v2/downloads/"+id+"/link", nil, nil, 200))
	content := c.call("GET", link["url"].(string), nil, nil, 200)
	expect("rows of the file", bytes.Count(content, []byte("\r\n")), wanted+1)
	expect("bytes", len(content), download["bytes"])
	expect("SHA-256", fmt.Sprintf("%x", sha256.Sum256(content)), download["sha256"])
	return download
}

func newKey() string {
	key := make([]byte, 16)
	_, err := rand.Read(key)
	must(err)
	return fmt.Sprintf("%x", key)
}

func path(write func(any) []byte, chunked, close bool) {
	c := newClient(write, chunked, close)
	c.logIn(write(credentials()))
	expect("e-mail", c.get("/api/v2/me")["email"], email)
	expect("consumers", strings.Contains(fmt.Sprint(c.get("/api/v2/dictionaries")), "dictId:consumers"), true)
	counted := c.post("/api/v2/searches/count", search())
	expect("leads", counted["count"].(float64) > rows, true)
	expect("rows of the preview", len(c.post("/api/v2/searches/preview", search())["rows"].([]any)) > 0, true)
	before := c.settled()
	wanted := search()
	wanted["name"], wanted["rows"], wanted["datasetVersion"] = "Arizona", rows, counted["datasetVersion"]
	key := newKey()
	ordered := c.order(write(wanted), key, 202)
	c.fileOf(ordered["id"].(string), rows)
	expect("the repeated order", c.order(write(wanted), key, 202), ordered)
	wanted["rows"] = rows + 1
	expect("code of another order", c.order(write(wanted), key, 409)["code"], "idempotency-key-reused")
	expect("leads charged", before["leadsRemaining"].(float64)-c.settled()["leadsRemaining"].(float64), rows)
}

// orderedAs sends an order in these very bytes; VERSION stands for the version of the leads.
func orderedAs(text string, wanted int, name string, logIn []byte) {
	c := newClient(compact, false, false)
	c.logIn(logIn)
	version := fmt.Sprint(c.post("/api/v2/searches/count", search())["datasetVersion"])
	ordered := c.order([]byte(strings.Replace(text, "VERSION", version, 1)), newKey(), 202)
	expect("name", c.fileOf(ordered["id"].(string), wanted)["name"], name)
}

func escapes() {
	logIn := bytes.Replace(compact(credentials()), []byte("@"), []byte(`\u0040`), 1)
	orderedAs(`{`+searchText+`,"name":"Caf\u00e9 \u0041rizona","rows":3,"datasetVersion":VERSION}`, 3, "Café Arizona", logIn)
}

func countedAs(contentType string) {
	c := newClient(compact, false, false)
	c.logIn(compact(credentials()))
	c.call("POST", "/api/v2/searches/count", pretty(search()), map[string]string{"Content-Type": contentType}, 200)
}

func refusals() {
	c := newClient(compact, false, false)
	c.logIn(compact(credentials()))
	for _, each := range []struct {
		name, value, body string
		status            int
	}{
		{"Content-Type", "text/plain", string(compact(search())), 415},
		{"Content-Type", "application/x-www-form-urlencoded", "dictId=consumers", 415},
		{"Content-Type", "application/json; charset=iso-8859-1", string(compact(search())), 415},
		{"Content-Encoding", "gzip", string(compact(search())), 415},
		{"Content-Type", "application/json", `{"dictId":"consumers",}`, 400},
	} {
		refused := parsed(c.call("POST", "/api/v2/searches/count", []byte(each.body), map[string]string{each.name: each.value}, each.status))
		for _, member := range []string{"code", "message", "correlationId"} {
			expect(member+" is there", refused[member] != nil, true)
		}
	}
}

func try(name string, run func()) {
	// One case that fails says so and keeps none of the others from being tried.
	defer func() {
		if why := recover(); why != nil {
			fmt.Printf("failed %s | %s\n", name, strings.ReplaceAll(fmt.Sprint(why), "\n", " "))
		} else {
			fmt.Printf("ok %s\n", name)
		}
	}()
	run()
}

func main() {
	try("compact, length, kept connection", func() { path(compact, false, false) })
	try("pretty, length, kept connection", func() { path(pretty, false, false) })
	try("compact, chunked, kept connection", func() { path(compact, true, false) })
	try("pretty, chunked, kept connection", func() { path(pretty, true, false) })
	try("pretty, length, closed connection", func() { path(pretty, false, true) })
	try("pretty, chunked, closed connection", func() { path(pretty, true, true) })
	try("escapes", escapes)
	try("2e1", func() {
		orderedAs(`{`+searchText+`,"name":"Arizona","rows":2e1,"datasetVersion":VERSION}`, 20, "Arizona", compact(credentials()))
	})
	try("byte-order mark", func() {
		orderedAs("\ufeff{"+searchText+`,"name":"Arizona","rows":2,"datasetVersion":VERSION}`, 2, "Arizona", compact(credentials()))
	})
	try("duplicate keys", func() {
		orderedAs(`{"rows":5,`+searchText+`,"name":"Arizona","rows":2,"datasetVersion":VERSION}`, 2, "Arizona", compact(credentials()))
	})
	try("application/json; charset=utf-8", func() { countedAs("application/json; charset=utf-8") })
	try("application/json;", func() { countedAs("application/json;") })
	try("refusals", refusals)
}
